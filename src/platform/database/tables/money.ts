import type { WithDefault } from './column-types.ts';
import type { PaymentDirection, PaymentKind } from '../../../contract/payment-words.ts';

export interface ChargesTable {
  id: WithDefault<string>;
  ticket: string;
  position: number;
  user_id: string | null;
  application_id: string | null;
  text: string;
  /** Whole rupees. */
  amount: number;
  due_on: string | null;
  added_at: Date;
  added_by: string | null;
  cancelled_at: WithDefault<Date | null>;
  cancelled_by: WithDefault<string | null>;
  cancel_reason: WithDefault<string>;
}

export interface ReceiptNumbersTable {
  direction: PaymentDirection;
  fiscal_year: string;
  last: number;
}

export interface PaymentsTable {
  id: WithDefault<string>;
  ticket: string;
  direction: PaymentDirection;
  fiscal_year: string;
  number: number;
  user_id: string | null;
  payer: string;
  kind: PaymentKind;
  reference: string;
  /** Whole rupees. */
  amount: number;
  received_on: string;
  entered_at: Date;
  entered_by: string | null;
  refund_of: WithDefault<string | null>;
  reason: WithDefault<string>;
  voided_at: WithDefault<Date | null>;
  voided_by: WithDefault<string | null>;
  void_reason: WithDefault<string>;
}

export interface PaymentItemsTable {
  payment_id: string;
  position: number;
  charge_id: string;
  text: string;
  amount: number;
}
