import { Body, Container, Head, Heading, Html, Link, Preview, Section, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { consultancy } from '../content/consultancy.ts';
import { DARK_CSS, styles } from './theme.ts';
import { SmallPrint } from './parts.tsx';
import { Weave } from './weave.tsx';

interface FrameProps {
  /** Preview text that mail programs show next to the subject. */
  preview: string;
  heading: string;
  children: ReactNode;
}

/** Layout of all mails: header with our name, woven band, content, footer with our contact details. */
export function Frame({ preview, heading, children }: FrameProps) {
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
              <Text style={styles.brand}>{consultancy.name}</Text>
            </Section>
            <Weave />
            <Section style={styles.content}>
              <Heading style={styles.heading} className="mail-text">
                {heading}
              </Heading>
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

function WhoWeAre() {
  const { name, address, phones, email, hours, sample } = consultancy;
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
