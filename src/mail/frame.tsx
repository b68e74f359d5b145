import { Body, Container, Head, Heading, Html, Link, Preview, Section, Text } from '@react-email/components';
import { createContext, useContext, type ReactNode } from 'react';
import { consultancy } from '../content/consultancy.ts';
import { DARK_CSS, styles } from './theme.ts';
import { Paragraph, SmallPrint } from './parts.tsx';
import { PENNANT, type MailLogo } from './pictures.ts';
import { Weave } from './weave.tsx';

interface FrameProps {
  /** Preview text that mail programs show next to the subject. */
  preview: string;
  heading: string;
  /** First name for the greeting, '' if we do not know it. Mails to the office greet nobody. */
  name?: string;
  children: ReactNode;
}

/** The logo above the mail; null: the name alone. */
export const Logo = createContext<MailLogo | null>(PENNANT);

/** Layout of all mails: header with our name, woven band, content, footer with our contact details. */
export function Frame({ preview, heading, name, children }: FrameProps) {
  return (
    <Html lang="en">
      <Head>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{heading}</title>
        <style>{DARK_CSS}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body style={styles.body}>
        <Section style={styles.ground} className="mail-ground">
          <Container style={styles.container} className="mail-card">
            <Section style={styles.header}>
              <Brand />
            </Section>
            <Weave />
            <Section style={styles.content}>
              <Heading style={styles.heading} className="mail-text">
                {heading}
              </Heading>
              {name !== undefined && <Paragraph>Hello{name && ` ${name}`},</Paragraph>}
              {children}
            </Section>
            <Section style={styles.footer} className="mail-footer">
              <WhoWeAre />
            </Section>
          </Container>
        </Section>
      </Body>
    </Html>
  );
}

/** Logo and name. The logo has a light ground of its own, because logos are drawn for light pages. */
function Brand() {
  const logo = useContext(Logo);
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        <tr>
          {logo && (
            <td style={styles.logo} data-skip-in-text="true">
              <img
                src={`cid:${logo.picture.cid}`}
                alt=""
                width={logo.width}
                height={logo.height}
                style={{ display: 'block', border: 0 }}
              />
            </td>
          )}
          <td style={logo ? styles.brandCell : undefined}>
            <Text style={styles.brand}>{consultancy().name}</Text>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function WhoWeAre() {
  const { name, address, phones, email, hours, sample } = consultancy();
  return (
    <SmallPrint>
      {name}, {address.join(', ')}
      <br />
      Questions? Call <PhoneLink phone={phones[0] ?? ''} /> ({hours}) or write to{' '}
      <Link href={`mailto:${email}`} style={styles.link} className="mail-link">
        {email}
      </Link>
      .
      {sample && (
        <>
          <br />
          Sample contact details
        </>
      )}
    </SmallPrint>
  );
}

export function PhoneLink({ phone }: { phone: string }) {
  return (
    <Link href={`tel:${phone}`} style={styles.link} className="mail-link">
      {phone}
    </Link>
  );
}
