-- An erasure locks the events before the mails (supabase/schemas/1_events.sql).
create or replace function private.erase_everywhere(p_organiser text, p_address text) returns int
  language plpgsql volatile security definer set search_path = '' as $$
declare
  event text;
  erased int;
  erased_in_all int := 0;
begin
  for event in
    select id from private.events
      where exists (select from private.guests where event_id = events.id and address = p_address)
        or exists (select from private.invited_guests where event_id = events.id and address = p_address)
        or exists (
          select from private.personal_invitations
            where event_id = events.id and revoked_hash = private.hash_of(p_address)
        )
        or exists (select from private.withdrawn_guests where event_id = events.id and address = p_address)
        or exists (
          select from private.outbox as mail join private.registrations as gone on gone.id = mail.registration_id
            where gone.event_id = events.id and private.normalise(mail.email) = p_address
        )
      order by id for no key update
  loop
    erased := private.erase_person(event, p_address);
    if erased > 0 then
      perform private.log(p_organiser, event, 'erase', erased);
      perform private.promote(event);
    end if;
    erased_in_all := erased_in_all + erased;
  end loop;
  -- What somebody has typed, who need not be this person. Last, because whoever holds a mail waits for nothing.
  delete from private.new_addresses where private.normalise(email) = p_address;
  delete from private.outbox where kind in ('links', 'address') and private.normalise(email) = p_address;
  return erased_in_all;
end
$$;

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
