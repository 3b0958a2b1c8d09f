-- Codes and sessions of organisers, and addresses asked for links, end in time also if nobody calls (docs/guests.md).
-- Events are locked before what guests may change or mails (supabase/schemas/1_events.sql).
create function private.forget_sign_ins() returns void
  language sql volatile security definer set search_path = '' as $$
    -- Rows that another transaction holds are left to the next run.
    delete from private.sign_ins where challenge in (
      select challenge from private.sign_ins
        where created_at <= now() - case when organiser is null then interval '10 minutes' else interval '1 day' end
        for update skip locked
    );
    delete from private.organiser_sessions where hash in (
      select hash from private.organiser_sessions where valid_until <= now() for update skip locked
    )
  $$;
comment on function private.forget_sign_ins is 'Erases codes and sessions once their time is over.';
revoke all on function private.forget_sign_ins from public, anon, authenticated;

create or replace function public.start_sign_in(p_challenge text, p_code text, p_organiser text) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
declare
  may_send boolean := false;
begin
  perform private.forget_sign_ins();
  if p_organiser is not null then
    -- One request of an address at a time, so that none is missing from the count.
    perform pg_advisory_xact_lock(hashtextextended('private.sign_ins ' || p_organiser, 0));
    select count(*) < 20 and count(*) filter (where created_at > now() - interval '1 hour') < 5 into may_send
      from private.sign_ins where organiser = p_organiser;
  end if;
  insert into private.sign_ins (challenge, answer, organiser) values (
    private.hash_of(p_challenge), private.hash_of(p_challenge || p_code), case when may_send then p_organiser end
  );
  return may_send;
end
$$;

create or replace function public.open_session(p_organiser text) returns text
  language plpgsql volatile security definer set search_path = '' as $$
declare
  key constant text := private.random_token();
begin
  insert into private.organiser_sessions (hash, organiser, valid_until)
    values (private.hash_of(key), p_organiser, now() + interval '12 hours');
  return key;
end
$$;

create or replace function public.run_schedule(p_upcoming text[]) returns int
  language plpgsql volatile security definer set search_path = '' as $$
declare
  event text;
  queued int := 0;
  added int;
begin
  update private.settings set ran_at = now();
  perform private.forget_sign_ins();
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
  perform private.forget_own_changes();
  perform private.forget_links_asked_for('{}');
  perform private.forget_late_upcoming(p_upcoming);
  return queued;
end
$$;

create or replace function public.erase_ended_registrations()
  returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  event private.events;
  erased int := 0;
begin
  perform private.forget_recent();
  perform private.forget_sign_ins();
  perform private.forget_notices();
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
  perform private.forget_own_changes();
  perform private.forget_links_asked_for('{}');
  return jsonb_build_object('erased', erased) || public.health();
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
