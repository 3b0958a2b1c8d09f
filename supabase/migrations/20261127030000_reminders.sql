-- Reminders of an event, the day before it (supabase/schemas/5_mail.sql).

set check_function_bodies = off;

alter table private.settings
  add column ran_at timestamptz not null default now(),
  add column told_at timestamptz;
comment on column private.settings.ran_at is 'When the schedule that sends mail ran last.';
comment on column private.settings.told_at is 'When the organisers were last told of trouble.';

alter table private.outbox
  drop constraint outbox_kind_check,
  add constraint outbox_kind_check check (
    kind in (
      'registered', 'waiting', 'promoted', 'changed', 'cancelled', 'message', 'invitation', 'reminder', 'upcoming'
    )
  );
-- A generated column cannot get another expression before PostgreSQL 17. Its index goes with it.
alter table private.outbox drop column priority;
alter table private.outbox add column priority int not null generated always as (
  case
    when test_event_id is not null then 1
    when kind in ('invitation', 'reminder') then 3
    when kind in ('message', 'upcoming') then 2
    else 1
  end
) stored;
create index outbox_waiting on private.outbox (priority, attempts, due_at) where sent_at is null and refused_at is null;
comment on column private.outbox.kind is
  'What the mail says: the state of the registration, how it changed, that its event is soon (upcoming), a message, an invitation, or a reminder of one.';
comment on column private.outbox.priority is
  '1: about one registration, or a test. 2: a message of the organiser, or that the event is soon. 3: an invitation or a reminder of one. A lower number is sent first.';

create function private.forget_late_upcoming(p_events text[]) returns void
  language sql volatile security definer set search_path = '' as $$
    -- Not one that a worker may be sending, and none that another transaction has locked.
    delete from private.outbox where id in (
      select mail.id
        from private.outbox as mail join private.registrations as guest on guest.id = mail.registration_id
        where mail.kind = 'upcoming' and mail.sent_at is null and mail.refused_at is null
          and guest.event_id <> all (p_events)
          and coalesce(mail.claimed_at <= now() - interval '2 minutes', true)
        for update of mail skip locked
    )
  $$;
comment on function private.forget_late_upcoming is
  'Deletes the unsent mails that an event is soon, unless it is one of these. They are queued again if it becomes one.';

create function private.to_tell_of_upcoming(p_event text, p_limit int) returns setof private.registrations_and_guests
  language sql stable security definer set search_path = '' as $$
    select guest.* from private.registrations_and_guests as guest
      where guest.event_id = p_event and guest.state = 'registered' and guest.email is not null
        and not exists (
          select from private.outbox as mail
            where mail.registration_id = guest.id
              and (
                mail.kind = 'upcoming'
                -- A mail that says nearly the same has been sent just now, or waits; or the address was refused for good.
                or (mail.kind <> 'message' and (mail.sent_at is null or mail.created_at > now() - interval '6 hours'))
              )
        )
        and not exists (select from private.pending_cancellations where registration_id = guest.id)
      order by guest.id
      limit p_limit
  $$;

create function public.run_schedule(p_upcoming text[]) returns int
  language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
declare
  event text;
  queued int := 0;
  added int;
begin
  update private.settings set ran_at = now();
  if public.mail_is_set_up() then
    for event in
      select id from private.events where id = any (p_upcoming) order by id for no key update
    loop
      -- Few in one call, so that it ends in time. The next run goes on.
      perform private.add_mail(guest, 'upcoming', null)
        from private.to_tell_of_upcoming(event, 500 - queued) as guest;
      get diagnostics added = row_count;
      queued := queued + added;
    end loop;
  end if;
  perform private.forget_late_upcoming(p_upcoming);
  return queued;
end
$$;
comment on function public.run_schedule is
  'Notes that the schedule runs, and queues a mail that an event is soon to each registered guest of these events, once, unless they had another mail within six hours. Answers how many, 500 at most. Unsent ones of other events are deleted. Null: of no build is known which events are soon, and only the run is noted.';

revoke all on all functions in schema private from public, anon, authenticated;
revoke all on all functions in schema public from public, anon, authenticated;
grant execute on all functions in schema public to service_role;
