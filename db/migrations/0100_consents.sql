-- Each time somebody agrees to something or takes that back, one row. Nothing is changed afterwards (docs/decisions/0063-consents.md).

-- The sentence that stood beside the button. The same sentence of the same version of the privacy policy is stored once.
create table consent_wordings (
  id integer generated always as identity primary key,
  form text not null,
  version text not null,
  -- '': given before sentences were stored.
  text text not null
);
create unique index consent_wordings_key on consent_wordings (form, version, md5(text));

create table consents (
  id bigint generated always as identity primary key,
  -- Whose it is: an account's or an enquiry's. Neither: the person was erased.
  user_id uuid references users on delete set null,
  enquiry_id uuid references enquiries on delete set null,
  -- What it was given with.
  application_id uuid references applications on delete set null,
  registration_id uuid references event_registrations on delete set null,
  purpose text not null,
  given boolean not null,
  form text not null,
  -- Null: nothing was shown, somebody told us.
  wording_id integer references consent_wordings,
  at timestamptz not null,
  -- Leads to the request in our log, while that is kept.
  request_id text,
  -- The colleague who entered what was told.
  entered_by uuid references users on delete set null,
  check (num_nonnulls(user_id, enquiry_id) <= 1)
);
create index consents_user on consents (user_id, at desc) where user_id is not null;
create index consents_enquiry on consents (enquiry_id, at desc) where enquiry_id is not null;
create index consents_application on consents (application_id) where application_id is not null;
create index consents_registration on consents (registration_id) where registration_id is not null;
create index consents_wording on consents (wording_id) where wording_id is not null;
create index consents_entered_by on consents (entered_by) where entered_by is not null;

-- What people knew before there was this table. Sentences were not stored then.
insert into consent_wordings (form, version, text)
select form, version, '' from (
  select case when entered_at is null then 'sign_up' else 'office' end as form, consent_version as version from users
  union select 'enquiry', consent_version from enquiries where consent_at is not null
  union select case when h.by_role = 'staff' then 'office' else 'application' end, a.consent_version
    from applications a left join lateral (
      select by_role from application_history where application_id = a.id order by id limit 1) h on true
  union select 'event', consent_version from event_registrations
) known where version <> '' order by form, version;

insert into consents (user_id, enquiry_id, application_id, registration_id, purpose, given, form, wording_id, at)
select k.user_id, k.enquiry_id, k.application_id, k.registration_id, k.purpose, true, k.form, w.id, k.at from (
  select id as user_id, null::uuid as enquiry_id, null::uuid as application_id, null::uuid as registration_id,
    'account' as purpose, case when entered_at is null then 'sign_up' else 'office' end as form,
    consent_version as version, created_at as at
  from users
  union all
  select null, id, null, null, 'enquiry', 'enquiry', consent_version, consent_at
  from enquiries where consent_at is not null
  union all
  select a.user_id, null, a.id, null, 'application',
    case when h.by_role = 'staff' then 'office' else 'application' end, a.consent_version, a.consent_at
  from applications a left join lateral (
    select by_role from application_history where application_id = a.id order by id limit 1) h on true
  union all
  select user_id, null, null, id, 'event', 'event', consent_version, registered_at from event_registrations
) k join consent_wordings w on w.form = k.form and w.version = k.version and w.text = ''
order by k.at;
insert into consents (user_id, registration_id, purpose, given, form, at)
select user_id, id, 'messages', false, 'account', registered_at from event_registrations where no_messages;

-- Rows are added, and lose whose they were when that person is erased: what remains is that on a day somebody agreed to a sentence.
create function keep_consents() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'Consents are kept';
  end if;
  if (new.id, new.purpose, new.given, new.form, new.wording_id) is distinct from
     (old.id, old.purpose, old.given, old.form, old.wording_id)
    or (new.user_id is not null and new.user_id is distinct from old.user_id)
    or (new.enquiry_id is not null and new.enquiry_id is distinct from old.enquiry_id) then
    raise exception 'Consents are not changed';
  end if;
  if new.user_id is null and new.enquiry_id is null then
    new.at := date_trunc('day', old.at, 'UTC');
    new.request_id := null;
    new.entered_by := null;
    new.application_id := null;
    new.registration_id := null;
  elsif (new.at, new.request_id) is distinct from (old.at, old.request_id) then
    raise exception 'Consents are not changed';
  end if;
  return new;
end
$$;
create trigger consents_are_kept before update or delete on consents
  for each row execute function keep_consents();
