-- Erasure: of one guest, of some, of an event, and by itself when the retention of an event is over.

create function private.has_guests(p_event text) returns boolean
  language sql stable security definer set search_path = '' as $$
    select exists (select from private.registrations where event_id = p_event)
      or exists (select from private.personal_invitations where event_id = p_event)
  $$;

create function private.kept_until(p_event private.events) returns timestamptz
  language sql stable security definer set search_path = '' as $$
    select greatest(
        p_event.ends_at,
        p_event.latest_end,
        (select max(created_at) from private.registrations where event_id = p_event.id),
        (select max(created_at) from private.personal_invitations where event_id = p_event.id)
      ) + p_event.retention_days * interval '24 hours'
  $$;
comment on function private.kept_until is
  'Until when the guests of an event are kept: retention_days after the latest of ends_at, latest_end, the last registration and the last invitation. So a wrong date erases nobody sooner than promised. Asked only for an event that has an end.';

create function private.is_held_back(p_event text) returns boolean
  language sql stable security definer set search_path = '' as $$
    select coalesce(
        event.ends_at + event.retention_days * interval '24 hours' <= now()
          and private.is_past(event.as_of, event.ends_at)
          and private.kept_until(event) > now()
          and private.has_guests(event.id),
        false
      )
      from private.events as event where event.id = p_event
  $$;
comment on function private.is_held_back is
  'Whether the guests of an event are still kept although its end says that they are to be erased: its end was moved earlier, or is wrong. Not of a demonstration in which the event is still to come.';

create function private.erase_person(p_event text, p_email text) returns int
  language plpgsql volatile security definer set search_path = '' as $$
declare
  erased_registrations int;
  erased_invitations int;
begin
  delete from private.registrations where event_id = p_event and id in (
    select registration_id from private.guests where event_id = p_event and address = private.normalise(p_email)
    union all
    -- Cancelled, and can still be taken back; or the mail that says so has not been sent.
    select registration_id from private.withdrawn_guests where event_id = p_event and address = private.normalise(p_email)
    union all
    select registration_id from private.outbox
      where kind = 'cancelled' and private.normalise(email) = private.normalise(p_email)
  );
  get diagnostics erased_registrations = row_count;
  delete from private.personal_invitations
    where event_id = p_event
      and (
        id = (private.personal_invitation_of(p_event, p_email)).id
        or revoked_hash = private.hash_of(private.normalise(p_email))
      );
  get diagnostics erased_invitations = row_count;
  return erased_registrations + erased_invitations;
end
$$;
comment on function private.erase_person is
  'Erases what is stored of an address for an event. The caller holds the lock of the event. Answers how many registrations and invitations were erased.';

create function private.erase(p_event text) returns int
  language plpgsql volatile security definer set search_path = '' as $$
declare
  erased int;
begin
  -- First, so that no erased guest is noted for devices.
  delete from private.door_links where event_id = p_event;
  delete from private.door_keys where event_id = p_event;
  delete from private.erased_guests where event_id = p_event;
  update private.events set erased = counts from (
    select jsonb_build_object(
        'taken', coalesce(sum(seats) filter (where state = 'registered'), 0), 'arrived', sum(arrived),
        'waiting', count(*) filter (where state = 'waiting'), 'cancelled', count(*) filter (where state = 'cancelled')
      ) as counts
      from private.registrations where event_id = p_event having count(*) > 0
  ) as gone where id = p_event;
  with gone as (
    delete from private.registrations where event_id = p_event returning state
  )
  select count(*) filter (where state <> 'cancelled') into erased from gone;
  delete from private.personal_invitations where event_id = p_event;
  delete from private.outbox where test_event_id = p_event;
  delete from private.messages where event_id = p_event;
  delete from private.organiser_log where event_id = p_event;
  return erased;
end
$$;
comment on function private.erase is
  'Erases everything about the guests of an event: registrations and invitations, with their links, mails and messages, and the door. Four numbers remain (erased). The caller holds the lock of the event. Answers how many registrations had not been cancelled.';

create function private.forget_expired() returns void
  language sql volatile security definer set search_path = '' as $$
    -- Rows that another transaction holds are left to the next run.
    delete from private.recent where ctid in (
      select ctid from private.recent where at <= now() - interval '1 hour' for update skip locked
    );
    delete from private.corrections where registration_id in (
      select registration_id from private.corrections
        where created_at <= now() - interval '1 hour' for update skip locked
    );
    delete from private.withdrawn_guests where registration_id in (
      select registration_id from private.withdrawn_guests
        where withdrawn_at <= now() - interval '24 hours' for update skip locked
    );
    delete from private.new_addresses where registration_id in (
      select registration_id from private.new_addresses
        where created_at <= now() - interval '24 hours' for update skip locked
    );
    delete from private.outbox where id in (
      select id from private.outbox
        where kind = 'links' and created_at <= now() - interval '1 hour' for update skip locked
    );
    delete from private.sign_ins where challenge in (
      select challenge from private.sign_ins
        where created_at <= now() - case when organiser is null then interval '10 minutes' else interval '1 day' end
        for update skip locked
    );
    delete from private.organiser_sessions where hash in (
      select hash from private.organiser_sessions where valid_until <= now() for update skip locked
    );
    delete from private.organiser_log where id in (
      select id from private.organiser_log
        where event_id is null and at <= now() - interval '90 days' for update skip locked
    );
    delete from private.notice where id in (
      select id from private.notice where ends_at <= now() for update skip locked
    )
  $$;
comment on function private.forget_expired is
  'Erases what is kept for a time of its own, whatever becomes of its event, once that time is over. It waits for nothing, and whoever has called it waits for nothing either.';

create function public.erase_ended_registrations()
  returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  event private.events;
  erased int := 0;
begin
  -- By the real clock, whatever moment a site for demonstrations shows.
  for event in
    select * from private.events
      where ends_at + retention_days * interval '24 hours' <= now()
      order by id for no key update
  loop
    if private.kept_until(event) <= now() then
      erased := erased + private.erase(event.id);
    end if;
  end loop;
  perform private.forget_expired();
  return jsonb_build_object('erased', erased) || public.health();
end
$$;
comment on function public.erase_ended_registrations is
  'Erases the guests of the events whose retention is over. Answers how many were erased, and the events whose guests are kept longer than their end says, as private.is_held_back() decides.';
