-- Searches of the cash book and of commissions, as people are searched: by sound, and by the end of a number.

-- The number as people type it without signs ('208384000012', its end too), the name on the receipt and the reference.
create function payment_terms(direction text, fiscal_year text, number integer, payer text, reference text)
returns tsvector language plpgsql immutable parallel safe cost 5000 set search_path from current as $$
begin
  return person_terms(
    '', payer || case direction when 'refund' then ' F' else '' end, reference,
    regexp_replace(fiscal_year, '\D', '', 'g') || lpad(number::text, 6, '0') || ', ' || reference
  );
end
$$;
create index payments_terms on payments using gin (payment_terms(direction, fiscal_year, number, payer, reference));
create index payments_kind on payments (kind, received_on desc, entered_at desc, id);

create index commissions_terms on commissions using gin (person_terms('', university, '', ''));

-- A helper process takes longer to start than the index takes to answer.
alter function person_terms(text, text, text, text) parallel restricted;
alter function payment_terms(text, text, integer, text, text) parallel restricted;
