import type { Fact } from '../../content/facts/index.ts';
import { classes } from '../../ui/classes.ts';

const INITIALS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The year as twelve fields with the months of an intake filled in. Decorative: the text beside it says the same. */
export function MonthBand({ fact: { value } }: { fact: Fact }) {
  if (typeof value !== 'object' || !('intakes' in value)) return null;
  const main = new Set(value.intakes.flat());
  const some = new Set(value.some);
  return (
    <div className="month-band" aria-hidden="true">
      {INITIALS.map((name, index) => (
        <span
          key={name}
          className={classes(main.has(index + 1) && 'month-main', some.has(index + 1) && 'month-some')}
        >
          {name}
        </span>
      ))}
    </div>
  );
}
