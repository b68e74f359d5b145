import { ToWords } from 'to-words';
import { consultancy, ourOffices } from '../../content/consultancy.ts';
import { receiptSettings } from '../../content/receipts.ts';
import type { Payment } from '../../contract/money.ts';
import { longDate } from '../../contract/dates.ts';
import { PAYMENT_KINDS, rupees } from '../../contract/payment-words.ts';
import { writePdf, type PdfPage } from '../../platform/pdf/write-pdf.ts';
import { bikramSambat } from '../nepal-calendar.ts';

const inWords = new ToWords({ localeCode: 'en-NP' });

/** 'One Lakh Twenty Thousand Rupees Only' */
export const amountInWords = (amount: number): string => inWords.convert(amount, { currency: true });

/** The receipt of a payment or a refund, for printing on A5. */
export function receiptPdf(payment: Payment, by: string): Promise<Buffer> {
  const isRefund = payment.direction === 'refund';
  return writePdf(`${isRefund ? 'Refund' : 'Receipt'} ${payment.number}`, (page) => {
    const { left, right, text, down } = page;
    const width = right - left;
    letterhead(page);
    down(14);
    const title = isRefund ? 'Refund' : 'Receipt';
    text(title, left, width / 2, { size: 18, bold: true });
    down(
      text(`No. ${payment.number}`, left + width / 2, width / 2, { size: 12, bold: true, align: 'right' }) +
        10,
    );
    const line = (label: string, value: string) => {
      text(label, left, 90, { color: '#57534e' });
      down(text(value, left + 95, width - 95) + 3);
    };
    line('Date', `${longDate(payment.received_on)} (${bikramSambat(payment.received_on)} BS)`);
    line(isRefund ? 'Paid back to' : 'Received from', payment.payer);
    if (payment.refund_of !== null) line('Of receipt', payment.refund_of);
    line('Paid by', [PAYMENT_KINDS[payment.kind], payment.reference].filter(Boolean).join(', '));
    if (payment.reason !== '') line('Reason', payment.reason);
    down(8);
    page.rule();
    down(6);
    for (const item of payment.items) {
      text(rupees(item.amount), right - 100, 100, { align: 'right' });
      down(text(item.text, left, width - 110) + 4);
    }
    page.rule();
    down(6);
    text('Total', left, 100, { bold: true, size: 12 });
    down(text(rupees(payment.amount), right - 140, 140, { bold: true, size: 12, align: 'right' }) + 4);
    down(text(amountInWords(payment.amount), left, width) + 30);
    if (by !== '') text(`${isRefund ? 'Paid' : 'Received'} by ${by}`, left, width / 2);
    down(text('Signature and stamp', left + width / 2, width / 2, { align: 'right', color: '#57534e' }) + 4);
    if (payment.voided_at !== null) page.stamp('VOID');
  });
}

function letterhead({ left, right, text, down }: PdfPage): void {
  const { name, phones, email, sample } = consultancy();
  const [office] = ourOffices();
  const width = right - left;
  down(text(name, left, width, { size: 14, bold: true }) + 2);
  if (office) down(text(office.lines.join(', '), left, width, { size: 9 }) + 1);
  down(text([phones[0], email].filter(Boolean).join(', '), left, width, { size: 9 }) + 1);
  const { taxKind, taxNumber } = receiptSettings();
  if (taxNumber !== null) down(text(`${taxKind} No. ${taxNumber}`, left, width, { size: 9 }) + 1);
  if (sample) down(text('Sample contact details', left, width, { size: 9, color: '#57534e' }));
}
