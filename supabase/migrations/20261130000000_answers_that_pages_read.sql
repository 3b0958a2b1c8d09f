-- No function answers what no page reads.
drop function public.list_events();
create function public.list_events()
  returns table (event text, ends_at timestamptz, capacity int, taken int, waiting int)
  language sql stable security definer set search_path = '' as $$
    select event.id, event.ends_at, event.capacity, event.taken,
        (select count(*)::int from private.registrations where event_id = event.id and state = 'waiting')
      from private.events as event
      order by event.ends_at, event.id
  $$;
comment on function public.list_events is
  'Every event that ever took registrations or has invitations, also one that is no longer in the content.';

drop function public.list_mail();
create function public.list_mail()
  returns table (event text, state text, fault text, mails int)
  language sql stable security definer set search_path = '' as $$
    select recipient.event_id, case when mail.refused_at is null then 'waiting' else 'refused' end, mail.fault, count(*)::int
      from private.outbox as mail join private.recipients as recipient on recipient.mail_id = mail.id
      where mail.sent_at is null and mail.kind <> 'links' group by 1, 2, 3 order by 1, 2, 3
  $$;
comment on function public.list_mail is 'How many mails of each event have not been sent, and why.';

create or replace function private.found_registration(p_guest private.registrations_and_guests) returns jsonb
  language sql stable security definer set search_path = '' as $$
    select jsonb_build_object(
        'event', event.id, 'state', p_guest.state, 'seats', p_guest.seats, 'attendance', p_guest.attendance,
        'full_name', p_guest.full_name, 'revision', p_guest.revision, 'invited', invitation.id is not null,
        'free', case
          when p_guest.state = 'registered' and invitation.id is null and refusal.code is null
            then event.capacity - event.taken
          else 0
        end,
        'full', refusal.code is not distinct from 'capacity_full',
        'withdrawn', (private.withdrawn_guest(p_guest.id)).registration_id is not null
      )
      from private.events as event,
        private.personal_invitation_of(event.id, p_guest.email) as invitation,
        private.refusal_of(event, 1) as refusal (code)
      where event.id = p_guest.event_id and not private.is_past(event.as_of, event.ends_at)
  $$;

revoke all on function public.list_events(), public.list_mail() from public, anon, authenticated;
grant execute on function public.list_events(), public.list_mail() to service_role;

-- All functions that the site calls have the same settings (supabase/schemas/9_privileges.sql).
do $$
declare
  signature regprocedure;
begin
  for signature in
    select oid from pg_catalog.pg_proc
      where pronamespace = 'public'::regnamespace and prosecdef and proname <> 'erase_ended_registrations'
  loop
    execute format('alter function %s set statement_timeout = ''3s''', signature);
    execute format('alter function %s set lock_timeout = ''3s''', signature);
    execute format('alter function %s set default_transaction_isolation = ''read committed''', signature);
  end loop;
end
$$;
