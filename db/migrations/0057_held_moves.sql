-- A move by staff reaches the student some minutes later, so that a misclick can be taken back without a trace.
alter table application_history
  -- From when the student sees it; null: at once.
  add column shown_at timestamptz,
  -- A move that was taken back before the student saw it.
  add column undone boolean not null default false;

-- The moves that wait, with what taking them back restores. A row is deleted with the move or a day after it was shown.
create table held_moves (
  history_id bigint primary key references application_history on delete cascade,
  application_id uuid not null references applications on delete cascade,
  mail_id uuid references mails on delete set null,
  state_changed_at timestamptz not null,
  closed_at timestamptz,
  documents_deleted_at timestamptz,
  -- Closing a case empties what was planned.
  next_step text not null,
  next_on date
);
create index held_moves_application on held_moves (application_id, history_id);
create index held_moves_mail on held_moves (mail_id) where mail_id is not null;

-- Corrections: from where a wrong move has led, back to where the case was, or to where another move would have led.
alter table application_transitions drop constraint application_transitions_pkey,
  add primary key (from_state, event, to_state);
insert into application_transitions (from_state, event, to_state)
  select wrong.to_state, 'correct', wrong.from_state from application_transitions wrong where wrong.from_state <> 'draft'
  union
  select wrong.to_state, 'correct', meant.to_state
  from application_transitions wrong
  join application_transitions meant on meant.from_state = wrong.from_state and meant.to_state <> wrong.to_state;
