-- Moves that real cases need: universities and visa offices ask for more at every stage and take offers and visas back,
-- from review a case goes on to where it stood, plans change with a visa in the hand, and offers lapse.
insert into application_transitions (from_state, event, to_state) values
  ('accepted', 'reject', 'rejected'),
  ('conditional_offer', 'close', 'closed'),
  ('documents_requested', 'reject', 'rejected'),
  ('enrolled', 'reopen', 'in_review'),
  ('in_review', 'lodge_visa', 'visa_lodged'),
  ('in_review', 'receive_conditional_offer', 'conditional_offer'),
  ('in_review', 'receive_offer', 'offer'),
  ('offer', 'reject', 'rejected'),
  ('offer', 'request_documents', 'documents_requested'),
  ('submitted', 'reject', 'rejected'),
  ('visa_granted', 'close', 'closed'),
  ('visa_granted', 'visa_refused', 'visa_refused'),
  ('visa_granted', 'withdraw', 'withdrawn'),
  ('visa_lodged', 'request_documents', 'documents_requested'),
  ('visa_refused', 'reopen', 'in_review'),
  ('visa_refused', 'request_documents', 'documents_requested'),
  ('visa_refused', 'withdraw', 'withdrawn');

-- Cases that close by themselves are found by the last thing that happened to them.
create index applications_resting on applications (state_changed_at) where state in ('enrolled', 'rejected', 'withdrawn');
