-- The letter of an offer, among the documents that staff have put into the case.
alter table offers add column letter_id uuid references filed_documents on delete set null;
create index offers_letter on offers (letter_id) where letter_id is not null;
