/** Nepalese digit grouping (lakh, crore): 33,68,000. */
const south = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const west = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

export interface Rate {
  /** Nepalese rupees per unit of the currency. */
  npr: number;
  /** Date of the rate, ISO. */
  as_of: string;
}

/** Rupees rounded to three significant digits: a rate some weeks old is no more exact. */
export function approximateNpr(amount: number, rate: Rate): string {
  const rupees = amount * rate.npr;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(rupees, 1))) - 2);
  return south.format(Math.round(rupees / step) * step);
}

/** 'AUD 38,500 a year', and below it 'about NPR 34,30,000' if a rate is known. The page states the rate and its date once. */
export function Money({
  amount,
  currency,
  period,
  rate,
  missing = 'N/A',
}: {
  amount: number | null;
  currency: string | null;
  /** 'a year', 'in total' */
  period?: string;
  rate?: Rate | null;
  /** Shown if there is no amount. */
  missing?: string;
}) {
  if (amount === null) return <span>{missing}</span>;
  return (
    <span>
      <span className="money-amount">
        {currency && `${currency}\u00a0`}
        {west.format(amount)}
      </span>
      {period && ` ${period}`}
      {rate && currency !== 'NPR' && (
        <span className="money-approx">about NPR&nbsp;{approximateNpr(amount, rate)}</span>
      )}
    </span>
  );
}
