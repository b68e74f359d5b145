import type { Course } from '../../../contract/courses.ts';
import { Money, approximateNpr } from '../../../ui/money.tsx';

/** An amount with rupees below it. The date of the rate is shown once below the list, not on every card. */
export function ShortFee({ amount, course }: { amount: number | null; course: Course }) {
  const { currency, exchange_rate: rate } = course;
  return (
    <>
      <Money amount={amount} currency={currency} />
      {amount !== null && rate && currency !== 'NPR' && (
        <span className="money-approx">about NPR&nbsp;{approximateNpr(amount, rate)}</span>
      )}
    </>
  );
}
