-- Invitations: guests whom the organiser invites by name, the links with which they accept or decline, and their mails.
--
-- An invitation and a registration are matched by event and e-mail address, which is unique in both tables. Whatever
-- writes invitations holds the lock of their event. Locks are taken in the order of 20261123120100.

create table private.invitations (
  id bigint generated always as identity primary key,
  event_id text not null references private.events,
  full_name text not null check (
    full_name = btrim(full_name) and char_length(full_name) between 1 and 200 and full_name !~ '[[:cntrl:]]'
  ),
  email text not null check (
    octet_length(email) = char_length(email) and char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+$'
  ),
  locale text not null check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,4}$'),
  persons int not null check (persons > 0),
  created_at timestamptz not null default now(),
  declined_at timestamptz,
  revoked_at timestamptz
);
create unique index invitations_email_key on private.invitations (event_id, lower(email collate "C"));
comment on table private.invitations is
  'The guests who are invited to an event. Accepted: there is a registration of the address. Erased with the registrations.';
comment on column private.invitations.persons is 'For how many persons the guest may accept.';
comment on column private.invitations.declined_at is
  'When the guest declined, or cancelled a registration; null since they accepted.';
comment on column private.invitations.revoked_at is
  'When the organiser revoked it. It is kept, so that the same list of guests does not invite them again.';

create table private.invitation_tokens (
  hash bytea primary key,
  invitation_id bigint not null references private.invitations on delete cascade
);
create index invitation_tokens_invitation on private.invitation_tokens (invitation_id);
comment on table private.invitation_tokens is 'The links to invitations. A revoked invitation has none.';
comment on column private.invitation_tokens.hash is 'SHA-256 of the token.';

-- No policies, as for the other tables.
alter table private.invitations enable row level security;
alter table private.invitation_tokens enable row level security;

-- With the rights of the caller, because otherwise a view ignores the row-level security of its tables.
create view private.answers with (security_invoker = true) as
  select invitation.id, invitation.event_id, invitation.email, invitation.locale, invitation.created_at,
      coalesce(guest.full_name, invitation.full_name) as full_name,
      -- A guest who was registered for more persons may keep their places.
      greatest(invitation.persons, guest.seats) as persons,
      guest.id as registration_id,
      guest.state as registration_state,
      guest.seats,
      case
        when invitation.revoked_at is not null then 'revoked'
        when guest.id is not null then 'accepted'
        when invitation.declined_at is not null then 'declined'
        else 'silent'
      end as state
    from private.invitations as invitation
    left join private.registrations as guest
      on guest.event_id = invitation.event_id and lower(guest.email collate "C") = lower(invitation.email collate "C");
comment on view private.answers is 'Invitations, and what has become of them: silent, accepted, declined or revoked.';

alter table private.outbox
  alter column registration_id drop not null,
  add column invitation_id bigint references private.invitations on delete cascade,
  drop constraint outbox_kind_check,
  drop constraint outbox_secrets,
  add constraint outbox_kind_check check (
    kind in ('registered', 'waiting', 'promoted', 'changed', 'cancelled', 'message', 'invitation', 'reminder')
  ),
  add constraint outbox_subject check (
    case when kind in ('invitation', 'reminder') then registration_id is null and invitation_id is not null
      else registration_id is not null
    end
  ),
  add constraint outbox_secrets check (
    case
      when sent_at is not null or refused_at is not null then num_nonnulls(token, full_name, email) = 0
      -- An invited guest who has cancelled may accept again.
      when kind = 'cancelled' then num_nonnulls(full_name, email) = 2
      else token is not null and num_nonnulls(full_name, email) = 0
    end
  );
create index outbox_invitation on private.outbox (invitation_id);
comment on column private.outbox.invitation_id is
  'The invitation of the guest. A mail about a registration has it, too: it still has the address when the registration is cancelled.';
comment on column private.outbox.kind is
  'What the mail says: the state of the registration, how it changed, a message, an invitation, or a reminder of one.';

create view private.recipients with (security_invoker = true) as
  select mail.id as mail_id,
      coalesce(guest.event_id, invitation.event_id) as event_id,
      guest.state,
      coalesce(guest.locale, invitation.locale) as locale,
      coalesce(mail.full_name, guest.full_name, invitation.full_name) as full_name,
      coalesce(mail.email, guest.email, invitation.email) as email,
      coalesce(guest.seats, invitation.persons) as seats
    from private.outbox as mail
    left join private.registrations as guest on guest.id = mail.registration_id
    left join private.invitations as invitation on invitation.id = mail.invitation_id;
comment on view private.recipients is
  'To whom the mails of the outbox go, and the registration or invitation that they are about. A cancelled registration has no name any more: then the mail has it until it is sent, and an invitation has it.';

create function private.random_token() returns text language sql volatile set search_path = '' as $$
  -- A UUID alone has 122 random bits.
  select encode(substr(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 1, 16), 'hex')
$$;
comment on function private.random_token is '128 random bits in hexadecimal.';

create or replace function private.new_token(p_registration bigint) returns text
  language plpgsql volatile security definer set search_path = '' as $$
declare
  token constant text := private.random_token();
begin
  insert into private.tokens (hash, registration_id) values (private.hash_of(token), p_registration);
  return token;
end
$$;

create function private.new_invitation_token(p_invitation bigint) returns text
  language plpgsql volatile security definer set search_path = '' as $$
declare
  token constant text := private.random_token();
begin
  insert into private.invitation_tokens (hash, invitation_id) values (private.hash_of(token), p_invitation);
  return token;
end
$$;
comment on function private.new_invitation_token is
  'Makes a token for an invitation, and stores its hash. Earlier tokens remain valid.';

create function private.invitation_of(p_event text, p_email text) returns private.invitations
  language sql stable security definer set search_path = '' as $$
    select * from private.invitations
      where event_id = p_event and lower(email collate "C") = lower(p_email collate "C")
  $$;
comment on function private.invitation_of is 'The invitation of an address to an event, also if it is revoked; null if there is none.';

create function private.add_mail(p_guest private.registrations, p_kind text, p_message bigint) returns void
  language plpgsql volatile security definer set search_path = '' as $$
declare
  invitation constant private.invitations := private.invitation_of(p_guest.event_id, p_guest.email);
  is_cancelled constant boolean := p_kind = 'cancelled';
begin
  insert into private.outbox (registration_id, invitation_id, kind, message_id, full_name, email, token)
    values (
      p_guest.id, invitation.id, p_kind, p_message,
      case when is_cancelled then p_guest.full_name end,
      case when is_cancelled then p_guest.email end,
      case
        when invitation.id is not null and invitation.revoked_at is null then private.new_invitation_token(invitation.id)
        when not is_cancelled then private.new_token(p_guest.id)
      end
    );
end
$$;
comment on function private.add_mail is
  'Adds a mail about a registration. The link of an invited guest leads to the invitation. A cancelled registration has no link.';

create function private.forget_invitation_mail(p_invitation bigint) returns void
  language sql volatile security definer set search_path = '' as $$
    delete from private.outbox
      where invitation_id = p_invitation and kind in ('invitation', 'reminder') and sent_at is null
  $$;
comment on function private.forget_invitation_mail is 'Deletes the invitation and the reminders that have not been sent.';

create or replace function private.queue_mail(p_guest private.registrations, p_kind text) returns void
  language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from private.outbox
    where registration_id = p_guest.id and sent_at is null and (kind <> 'message' or p_kind = 'cancelled');
  -- A guest who has answered needs no reminder.
  perform private.forget_invitation_mail((private.invitation_of(p_guest.event_id, p_guest.email)).id);
  if (select mail from private.settings) then
    perform private.add_mail(p_guest, p_kind, null);
  end if;
end
$$;

create or replace function private.cancel(p_guest private.registrations) returns void
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.queue_mail(p_guest, 'cancelled');
  update private.registrations set state = 'cancelled', submission_id = null, full_name = null, email = null
    where id = p_guest.id;
  update private.invitations set declined_at = now()
    where event_id = p_guest.event_id and lower(email collate "C") = lower(p_guest.email collate "C");
end
$$;

create or replace function public.send_message(p_event text, p_subject jsonb, p_text jsonb)
  returns int language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
declare
  new_message bigint;
  queued int;
begin
  perform private.require_mail();
  perform from private.events where id = p_event for no key update;
  if not found then
    return 0;
  end if;
  insert into private.messages (event_id, subject, text) values (p_event, p_subject, p_text)
    returning id into new_message;
  perform private.add_mail(guest, 'message', new_message) from private.registrations as guest
    where event_id = p_event and state <> 'cancelled' and email is not null order by id;
  get diagnostics queued = row_count;
  return queued;
end
$$;

-- PostgreSQL lets everyone execute a new function, and Supabase grants it to anon and authenticated by name as well.
revoke all on function
  private.random_token, private.new_invitation_token, private.invitation_of, private.add_mail,
  private.forget_invitation_mail
  from public, anon, authenticated;
