-- What organisers do with invitations: invite the guests of a list, remind them, revoke an invitation, list all.

create function private.invite(p_invitations bigint[], p_kind text, p_send boolean) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  invited jsonb;
begin
  with link as materialized (
    select invitation.*, private.new_invitation_token(invitation.id) as token
      from private.invitations as invitation where id = any (p_invitations)
  ), queued as (
    insert into private.outbox (invitation_id, kind, token) select id, p_kind, token from link where p_send order by id
  )
  select coalesce(jsonb_agg(jsonb_build_object(
      'full_name', full_name, 'email', email, 'locale', locale, 'persons', persons,
      'token', case when not p_send then token end
    ) order by id), '[]') into invited
    from link;
  return invited;
end
$$;
comment on function private.invite is
  'Makes a link for each invitation: queues a mail with it, or answers it. The caller holds the lock of the event.';

create function public.create_invitations(p_facts jsonb, p_guests jsonb, p_send boolean)
  returns jsonb language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
declare
  event private.events;
  new_invitations bigint[];
  revoked_before int;
  linked bigint[];
begin
  if p_send then
    perform private.require_mail();
  end if;
  event := private.follow_build(p_facts);
  select count(*) into revoked_before
    from jsonb_to_recordset(p_guests) as guest(email text)
    join private.invitations as invitation
      on event_id = event.id and lower(invitation.email collate "C") = lower(guest.email collate "C")
    where revoked_at is not null;
  with created as (
    insert into private.invitations (event_id, full_name, email, locale, persons)
      select event.id, full_name, email, locale, persons
        from jsonb_to_recordset(p_guests) as guest(full_name text, email text, locale text, persons int)
      on conflict do nothing
      returning id
  )
  select coalesce(array_agg(id), '{}') into new_invitations from created;
  -- A mail asks whether the guest will come.
  linked := array(
    select id from private.answers where id = any (new_invitations) and (state = 'silent' or not p_send)
  );
  return jsonb_build_object(
    'created', private.invite(linked, 'invitation', p_send),
    'existing', jsonb_array_length(p_guests) - cardinality(new_invitations) - revoked_before,
    'revoked', revoked_before,
    'registered', cardinality(new_invitations) - cardinality(linked)
  );
exception
  -- PostgreSQL's own messages would repeat the whole row.
  when check_violation or not_null_violation then
    raise exception 'invitation_invalid' using errcode = 'PT400';
end
$$;
comment on function public.create_invitations is
  'Invites those of a list who have no invitation yet, each with a new link. Answers {"created": [guest with token], "existing": n, "revoked": n, "registered": n}. With p_send the links are mailed, and token is null; those who are registered or wait already get no mail, and only registered counts them.';

create function public.remind_invitations(p_event text, p_send boolean)
  returns jsonb language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
begin
  if p_send then
    perform private.require_mail();
  end if;
  perform from private.events where id = p_event for no key update;
  return private.invite(
    array(
      select id from private.answers as invitation
        where event_id = p_event
          and state = 'silent'
          -- Their mail has not been sent yet, or they have just had a reminder.
          and not (
            p_send and exists (
              select from private.outbox
                where invitation_id = invitation.id
                  and (
                    (sent_at is null and refused_at is null)
                    or (kind = 'reminder' and sent_at > now() - interval '24 hours')
                  )
            )
          )
    ),
    'reminder', p_send
  );
end
$$;
comment on function public.remind_invitations is
  'Makes a new link for everybody who has not answered; earlier links remain valid. Answers the list of them as create_invitations() does. With p_send the links are mailed, and nobody gets two reminders within 24 hours.';

create function public.revoke_invitation(p_event text, p_email text)
  returns jsonb language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
declare
  guest private.registrations;
  revoked_invitation bigint;
begin
  guest := private.lock_registration(p_event, p_email);
  update private.invitations set revoked_at = now()
    where id = (private.invitation_of(p_event, p_email)).id and revoked_at is null
    returning id into revoked_invitation;
  if not found then
    return jsonb_build_object('revoked', 0, 'cancelled', 0);
  end if;
  delete from private.invitation_tokens where invitation_id = revoked_invitation;
  perform private.forget_invitation_mail(revoked_invitation);
  if guest.id is not null then
    delete from private.tokens where registration_id = guest.id;
    perform private.cancel(guest);
    perform private.promote(p_event);
  end if;
  return jsonb_build_object('revoked', 1, 'cancelled', (guest.id is not null)::int);
end
$$;
comment on function public.revoke_invitation is
  'Ends all links of a guest for an event, and cancels their registration with the usual mail. Answers how many invitations were revoked and registrations cancelled: each 1 or 0.';

create function public.list_invitations(p_event text)
  returns table (
    full_name text, email text, locale text, persons int, state text, places int, created_at timestamptz
  )
  language sql stable security definer set search_path = '' as $$
    select full_name, email, locale, persons, state, seats, created_at from private.answers
      where event_id = p_event order by id
  $$;
comment on function public.list_invitations is
  'The invitations of an event, with their state: silent, accepted, declined or revoked. Places are those of a registration, or null.';

-- PostgreSQL lets everyone execute a new function, and Supabase grants it to anon and authenticated by name as well.
revoke all on function
  private.invite, public.create_invitations, public.remind_invitations, public.revoke_invitation,
  public.list_invitations
  from public, anon, authenticated;
grant execute on function
  public.create_invitations, public.remind_invitations, public.revoke_invitation, public.list_invitations
  to service_role;
