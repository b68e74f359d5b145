import type { LucideIcon } from 'lucide-react';
import { classes } from './classes.ts';

/** A lucide icon the size of its text. Always decorative: adjacent text or an aria-label has the meaning. */
export function Icon({ of: Shape, className }: { of: LucideIcon; className?: string | undefined }) {
  return <Shape className={classes('icon', className)} aria-hidden />;
}
