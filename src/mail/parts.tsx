import { Button, Link, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { styles } from './theme.ts';

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text style={styles.text} className="mail-text">
      {children}
    </Text>
  );
}

/** Less important text. */
export function SmallPrint({ children }: { children: ReactNode }) {
  return (
    <Text style={styles.small} className="mail-soft">
      {children}
    </Text>
  );
}

/** The button of a mail, followed by its address as text for mail programs that show no buttons. */
export function Action({ href, children }: { href: string; children: string }) {
  const address = webAddress(href);
  return (
    <>
      <Button href={address} style={styles.button} className="mail-button">
        {children}
      </Button>
      {/* The text part has the address beside the button's words already. */}
      <div data-skip-in-text="true">
        <SmallPrint>
          If the button does not work, copy this address into your browser:
          <br />
          <Link href={address} style={styles.address} className="mail-link">
            {address}
          </Link>
        </SmallPrint>
      </div>
    </>
  );
}

export function TextLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={webAddress(href)} style={styles.link} className="mail-link">
      {children}
    </Link>
  );
}

/**
 * A normalized http or https address. @throws Error for other schemes, so that no mistake can mail a 'javascript:' link
 */
function webAddress(href: string): string {
  const url = new URL(href);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new Error(`Not a web address: ${url.protocol}`);
  return url.href;
}
