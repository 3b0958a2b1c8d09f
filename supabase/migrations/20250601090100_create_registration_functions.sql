-- The only way to the guests, for the secret key alone: to register, and for `npm run guests` to list and erase.

-- Expected refusals are values, not exceptions: an exception would carry the guest's data into logs and answers.
create function public.register(
  p_event text,
  p_capacity int,
  p_closes_at timestamptz,
  p_submission_id uuid,
  p_full_name text,
  p_email text,
  p_attendance text,
  p_locale text,
  p_notice_version text
) returns text language plpgsql volatile security definer
  set search_path = ''
  -- Below the time that the Netlify Function waits for an answer.
  set lock_timeout = '3s'
  set statement_timeout = '4s'
  -- PostgREST takes this over for the whole transaction. Stricter levels read from before the lock was had.
  set default_transaction_isolation = 'read committed'
as $$
declare
  event private.events;
  earlier private.registrations;
  seats_needed constant int := case p_attendance when 'plusOne' then 2 else 1 end;
begin
  -- greatest() below passes over null: a capacity that is missing would read as a full house.
  if p_capacity is null then
    raise exception 'registration_invalid' using errcode = 'PT400';
  end if;

  -- One guest at a time. What follows are statements of their own, because each sees what was committed before it
  -- began: one statement that locks and counts would count what was there before it waited.
  select * into event from private.events where id = p_event for no key update;
  if not found then
    insert into private.events (id, capacity, closes_at) values (p_event, p_capacity, p_closes_at)
      on conflict do nothing;
    select * into event from private.events where id = p_event for no key update;
  end if;

  if (event.capacity, event.closes_at) is distinct from (greatest(p_capacity, event.seats_taken), p_closes_at) then
    update private.events set capacity = greatest(p_capacity, seats_taken), closes_at = p_closes_at
      where id = p_event returning * into event;
  end if;

  -- An answer that got lost is asked for again: it stays the same, even when full or closed meanwhile.
  select * into earlier from private.registrations where event_id = p_event and submission_id = p_submission_id;
  if found then
    if (earlier.full_name, lower(earlier.email collate "C"), earlier.attendance)
      is distinct from (p_full_name, lower(p_email collate "C"), p_attendance) then
      return 'submission_conflict';
    end if;
    return 'registered';
  end if;

  -- Before the capacity: who is on the list should learn that, not that the house is full.
  if exists (
    select from private.registrations
      where event_id = p_event and lower(email collate "C") = lower(p_email collate "C")
  ) then
    return 'email_taken';
  end if;
  if now() >= event.closes_at then
    return 'registration_closed';
  end if;
  if event.seats_taken + seats_needed > event.capacity then
    return 'capacity_full';
  end if;

  insert into private.registrations (event_id, submission_id, full_name, email, attendance, locale, notice_version)
    values (p_event, p_submission_id, p_full_name, p_email, p_attendance, p_locale, p_notice_version);
  return 'registered';
exception
  -- PostgreSQL's own messages would repeat the whole row.
  when check_violation or not_null_violation or unique_violation then
    raise exception 'registration_invalid' using errcode = 'PT400';
end
$$;
comment on function public.register is
  'Registers a guest. Answers registered, email_taken, capacity_full, registration_closed or submission_conflict.';

create function public.list_registrations(p_event text)
  returns table (full_name text, email text, attendance text, locale text, created_at timestamptz)
  language sql stable security definer set search_path = '' as $$
    select full_name, email, attendance, locale, created_at from private.registrations
      where event_id = p_event order by created_at, email
  $$;
comment on function public.list_registrations is 'The guests of an event in the order in which they registered.';

create function public.erase_registration(p_event text, p_email text)
  returns int language plpgsql security definer set search_path = '' as $$
declare
  erased int;
begin
  delete from private.registrations where event_id = p_event and lower(email collate "C") = lower(p_email collate "C");
  get diagnostics erased = row_count;
  return erased;
end
$$;
comment on function public.erase_registration is 'Erases one guest, which frees their seats. Answers how many were erased: 1 or 0.';

create function public.erase_registrations(p_event text)
  returns int language plpgsql security definer set search_path = '' as $$
declare
  erased int;
begin
  delete from private.registrations where event_id = p_event;
  get diagnostics erased = row_count;
  return erased;
end
$$;
comment on function public.erase_registrations is
  'Erases all guests of an event: the end of the retention. Answers how many were erased.';

-- PostgreSQL lets everyone execute a new function, and Supabase grants it to anon and authenticated by name as well.
revoke all on function
  public.register, public.list_registrations, public.erase_registration, public.erase_registrations
  from public, anon, authenticated;
grant execute on function
  public.register, public.list_registrations, public.erase_registration, public.erase_registrations
  to service_role;
