-- A demonstration shows an event that is still to come, whatever its date. No organiser is told that its guests should be gone.

create or replace function private.is_held_back(p_event text) returns boolean
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

-- A guest who has confirmed another address gets the confirmation there.

create or replace function public.confirm_address(p_token text) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  new_address private.new_addresses;
  guest private.registrations_and_guests;
begin
  perform from private.events where id = (public.find_registration(p_token) ->> 'event') for no key update;
  -- Only now: while this transaction waited, another one may have changed or erased the registration.
  if public.find_registration(p_token) is null then
    return null;
  end if;
  new_address := private.new_address_of_token(p_token);
  select * into guest from private.registrations_and_guests where id = new_address.registration_id;
  if guest.id is null then
    -- Confirmed before.
    return public.find_registration(p_token) || jsonb_build_object('outcome', 'confirmed');
  elsif (private.personal_invitation_of(guest.event_id, guest.email)).id is not null then
    -- Invited since then: an invitation is not transferable.
    return public.find_registration(p_token) || jsonb_build_object('outcome', 'changed_meanwhile');
  elsif (private.registration_of_address(guest.event_id, new_address.email)).id is not null then
    return public.find_registration(p_token) || jsonb_build_object('outcome', 'email_taken');
  end if;
  perform private.end_links(guest);
  delete from private.corrections where registration_id = guest.id;
  update private.guests set email = new_address.email, submission_id = gen_random_uuid() where registration_id = guest.id;
  insert into private.tokens (hash, registration_id) values (private.hash_of(p_token), guest.id);
  -- So that the new mailbox has what the one before had: the link until the event ends, the way, and the calendar.
  select * into guest from private.registrations_and_guests where id = guest.id;
  perform private.queue_mail(guest, guest.state);
  return public.find_registration(p_token) || jsonb_build_object('outcome', 'confirmed');
end
$$;
comment on function public.confirm_address is
  'Gives a registration the address to which the link was sent, ends all its other links, and queues its confirmation. Answers null, or as find_registration() with the outcome: confirmed, changed_meanwhile or email_taken.';

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
