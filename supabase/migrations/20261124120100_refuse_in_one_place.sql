-- register() refuses as answer_invitation() does, instead of repeating the rules.

comment on function private.refusal_of is
  'Why an event has no further seats, in the order of src/registration/availability.ts; null if it has.';

create or replace function public.register(
  p_facts jsonb,
  p_submission_id uuid,
  p_full_name text,
  p_email text,
  p_attendance text,
  p_persons int,
  p_locale text,
  p_notice_version text,
  -- Whether the functions can send mail; null: as they said last.
  p_mail boolean default null,
  -- Whether the visitor wants to wait if no place is left; null: the caller knows no waiting lists.
  p_waiting boolean default null
) returns text language plpgsql volatile security definer
  set search_path = ''
  -- How long a guest waits, in a queue too. The Netlify Function waits longer. PostgREST (from 12.2) sets
  -- statement_timeout and the isolation level for the whole transaction, before it calls the function.
  set statement_timeout = '3s'
  -- For callers that do not do so. PostgreSQL counts it anew for each lock.
  set lock_timeout = '3s'
  -- Stricter levels would read what there was before the lock.
  set default_transaction_isolation = 'read committed'
as $$
declare
  event private.events;
  earlier private.registrations;
  guest private.registrations;
  refusal text;
  new_state text := 'registered';
begin
  perform private.set_mail(p_mail);
  event := private.follow_build(p_facts);

  -- A guest whose answer was lost sends the form again. The answer stays the same, even if the event is full by now.
  select * into earlier from private.registrations where event_id = event.id and submission_id = p_submission_id;
  if found then
    if (earlier.full_name, lower(earlier.email collate "C"), earlier.attendance, earlier.persons)
      is distinct from (p_full_name, lower(p_email collate "C"), p_attendance, p_persons) then
      return 'submission_conflict';
    end if;
    return earlier.state;
  end if;

  -- Before the capacity: a registered guest should read that they are registered, not that the event is full.
  if exists (
    select from private.registrations
      where event_id = event.id and lower(email collate "C") = lower(p_email collate "C")
  ) then
    return 'email_taken';
  end if;

  refusal := private.refusal_of(event, private.seats_of(p_attendance, p_persons));
  -- If the content says full by hand, nobody waits.
  if refusal = 'capacity_full' and event.availability is null
    and event.waiting_list and p_waiting is not null and (select mail from private.settings) then
    if not p_waiting then
      return 'may_wait';
    end if;
    new_state := 'waiting';
  elsif refusal is not null then
    return refusal;
  end if;

  -- Against strangers who register somebody else for everything. Two registrations at the same moment may exceed it.
  if 10 <= (
    select count(*) from private.registrations
      where lower(email collate "C") = lower(p_email collate "C") and created_at > now() - interval '1 hour'
  ) then
    return 'too_many_registrations';
  end if;

  insert into private.registrations (
    event_id, submission_id, full_name, email, attendance, persons, locale, notice_version, state
  ) values (
    event.id, p_submission_id, p_full_name, p_email, p_attendance, p_persons, p_locale, p_notice_version, new_state
  ) returning * into guest;
  perform private.queue_mail(guest, new_state);
  return new_state;
exception
  -- PostgreSQL's own messages would repeat the whole row.
  when check_violation or not_null_violation or unique_violation then
    raise exception 'registration_invalid' using errcode = 'PT400';
end
$$;
