import '../events/events.css';
import { useState } from 'react';
import { longDate } from '../../../../contract/dates.ts';
import type { Charge, OwnMoney, Payment } from '../../../../contract/money.ts';
import { PAYMENT_KINDS, rupees } from '../../../../contract/payment-words.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { download } from '../../../../ui/download.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { callForFile } from '../authorized-call.ts';
import { Result } from '../result.tsx';
import { FailedSection, Skeleton } from '../section.tsx';
import { useLoaded } from '../use-loaded.ts';

/** What the office has charged, and what is paid. */
export default function MoneyPage() {
  return (
    <AccountFrame page="payments" waiting={<Waiting />}>
      <Money />
    </AccountFrame>
  );
}

function Money() {
  const { loaded, retry } = useLoaded('GET /api/user/money/');
  if (loaded.status === 'loading') return <Waiting />;
  if (loaded.status === 'failed') return <FailedSection failure={loaded.failure} retry={retry} />;
  return <Shown money={loaded.value} />;
}

function Shown({ money }: { money: OwnMoney }) {
  if (money.charges.length === 0) {
    return (
      <EmptyState title="Nothing to pay." level="h2">
        What we charge you, what you have paid and your receipts will be here. Talking to us is free of
        charge.
      </EmptyState>
    );
  }
  return (
    <>
      <section className="registrations" aria-labelledby="open">
        <h2 id="open">
          {money.open >= 0 ? `Open: ${rupees(money.open)}` : `We owe you ${rupees(-money.open)}`}
        </h2>
        <p>
          {rupees(money.charged)} charged, {rupees(money.paid)} paid.
        </p>
        <ul className="registration-list">
          {money.charges.map((charge) => (
            <Card as="li" key={charge.id} className="registration">
              <p>
                <strong>{charge.text || 'A charge'}</strong>, {rupees(charge.amount)}
              </p>
              <p>{stateOf(charge)}</p>
            </Card>
          ))}
        </ul>
      </section>
      {money.payments.length > 0 && (
        <section className="registrations" aria-labelledby="receipts">
          <h2 id="receipts">Receipts</h2>
          <ul className="registration-list">
            {money.payments.map((payment) => (
              <Receipt key={payment.id} payment={payment} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function stateOf({ amount, paid, due_on, cancelled_at, cancel_reason }: Charge): string {
  if (cancelled_at !== null) return `Cancelled: ${cancel_reason}`;
  if (paid >= amount) return 'Paid';
  const open = `${rupees(amount - paid)} open`;
  return due_on === null ? open : `${open}, to be paid by ${longDate(due_on)}`;
}

function Receipt({ payment }: { payment: Payment }) {
  const [loading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { id, number, direction, amount, kind, received_on, voided_at } = payment;
  const open = async () => {
    setLoading(true);
    setProblem(undefined);
    const answer = await callForFile('GET /api/user/money/{id}/receipt/', { params: { id } });
    if (answer.ok) download(`receipt ${number.replaceAll('/', '-')}.pdf`, await answer.value.blob());
    else setProblem(answer.failure.message);
    setLoading(false);
  };
  return (
    <Card as="li" className="registration">
      <strong>
        {direction === 'payment' ? 'You paid' : 'You got back'} {rupees(amount)}
      </strong>
      <p>
        {longDate(received_on)}, {PAYMENT_KINDS[kind]}, receipt {number}
        {voided_at !== null && `. Void: ${payment.void_reason}`}
      </p>
      {problem !== undefined && <Result tone="error" title={problem} />}
      <Button variant="secondary" disabled={loading} onClick={() => void open()}>
        {loading ? 'Downloading …' : 'Download the receipt'}
      </Button>
    </Card>
  );
}

const Waiting = () => <Skeleton label="Loading your payments" lines={['case', 'case']} />;
