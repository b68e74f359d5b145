-- What staff did to accounts, cases, mails and lists was recorded in audit_entries, everything else in change_log. Now
-- change_log has all of it. Changes of roles and of the status are in both since change_log exists, so only older ones
-- move. The use of recovery codes is in the security log.

insert into change_log (at, actor_id, kind, object, title, action, changes, about)
select e.at,
       e.actor_id,
       case e.subject_kind
         when 'user' then case when u.staff_role is null then 'person' else 'staff' end
         when 'applications' then 'list'
         else e.subject_kind
       end,
       case e.subject_kind when 'applications' then 'applications' else e.subject_id end,
       coalesce(u.email, a.reference, m.recipient, v.title,
         case e.subject_kind when 'applications' then 'Applications' else '' end),
       case e.action
         when 'mail_retried' then 'retried'
         when 'applications_exported' then 'downloaded'
         when 'registrations_exported' then 'downloaded'
         when 'second_factor_set_up' then 'second_factor_added'
         when 'account_deleted' then 'erased'
         when 'person_role_changed' then 'changed'
         when 'person_status_changed' then 'changed'
         else e.action
       end,
       case
         when e.action = 'document_opened' and e.detail ? 'group'
           then jsonb_build_array(jsonb_build_object('path', jsonb_build_array('Document'),
             'after', replace(e.detail ->> 'group', '_', ' ')))
         when e.action in ('person_role_changed', 'person_status_changed') and e.detail ? 'to'
           then jsonb_build_array(jsonb_build_object(
             'path', jsonb_build_array(case e.action when 'person_role_changed' then 'Role' else 'Account' end),
             'before', e.detail -> 'from', 'after', e.detail -> 'to'))
         else '[]'::jsonb
       end,
       coalesce(u.id, a.user_id, m.user_id)
  from audit_entries e
  left join users u on e.subject_kind = 'user' and u.id::text = e.subject_id
  left join applications a on e.subject_kind = 'application' and a.id::text = e.subject_id
  left join mails m on e.subject_kind = 'mail' and m.id::text = e.subject_id
  left join events v on e.subject_kind = 'event' and v.id::text = e.subject_id
 where e.action <> 'recovery_code_used'
   and not (e.action in ('person_role_changed', 'person_status_changed') and exists (
     select from change_log c where c.object = e.subject_id and c.at = e.at and c.action = 'changed'))
 order by e.id;

drop table audit_entries;
