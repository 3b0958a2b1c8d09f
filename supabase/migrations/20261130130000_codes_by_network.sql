-- The codes of an organiser are counted for each network that asks for them.

alter table private.sign_ins add column network bytea;
comment on column private.sign_ins.network is
  'The HMAC of the network that asked, as in private.recent; null if it is unknown.';

drop function public.start_sign_in(text, text, text);
create function public.start_sign_in(
  p_challenge text, p_code text, p_organiser text, p_network text default null
) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
declare
  from_network constant bytea := decode(p_network, 'hex');
  may_send boolean := false;
begin
  perform private.forget_sign_ins();
  if p_organiser is not null then
    -- One request of an address at a time, so that none is missing from the count.
    perform pg_advisory_xact_lock(hashtextextended('private.sign_ins ' || p_organiser, 0));
    -- A stranger who asks for codes does not lock the organiser out, who asks from elsewhere.
    select count(*) < 20 and count(*) filter (where created_at > now() - interval '1 hour') < 5 into may_send
      from private.sign_ins where organiser = p_organiser and network is not distinct from from_network;
    may_send := may_send and (select count(*) < 100 from private.sign_ins where organiser = p_organiser);
  end if;
  insert into private.sign_ins (challenge, answer, organiser, network) values (
    private.hash_of(p_challenge), private.hash_of(p_challenge || p_code),
    case when may_send then p_organiser end, case when may_send then from_network end
  );
  return may_send;
end
$$;
comment on function public.start_sign_in is
  'Stores a code for the browser with a secret. p_organiser is null for an address of no organiser, and the same is done. Answers whether the code is to be sent: at most five an hour and twenty a day to an address from a network, and a hundred a day to an address.';

revoke all on function public.start_sign_in from public, anon, authenticated;
grant execute on function public.start_sign_in to service_role;

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
