-- Notices of holders of rights, what they are about, and answers to them. Who sent them is kept apart, and goes with age.
create table takedown_notices (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  language text not null,
  status text not null default 'waiting' check (status in ('waiting', 'asked', 'decided')),
  works text not null,
  rights text not null,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  check ((decided_at is not null) = (status = 'decided'))
);
comment on column takedown_notices.status is 'waiting: for staff; asked: for an answer of its sender; decided: nothing of it waits.';
comment on column takedown_notices.works is 'Which works, in the words of the sender.';
comment on column takedown_notices.rights is 'Which rights in them, and why what is here has none.';
create index takedown_notices_created on takedown_notices (created_at, id);
create index takedown_notices_open on takedown_notices (created_at, id) where status <> 'decided';
create index takedown_notices_decided on takedown_notices (decided_at) where decided_at is not null;
create trigger takedown_notices_version before update on takedown_notices for each row
  when (old.version is distinct from new.version
    or (old.status, old.decided_at) is distinct from (new.status, new.decided_at))
  execute function keep_version('status', 'decided_at');
create trigger takedown_notices_versions_forget after delete on takedown_notices referencing old table as old_rows
  for each statement execute function forget_versions();

create table takedown_items (
  id bigint generated always as identity primary key,
  notice_id bigint not null references takedown_notices on delete cascade,
  address text not null,
  item_type text not null check (item_type in ('title', 'link', 'nzb', 'torrent')),
  item_id bigint not null,
  title_id bigint not null,
  title_name text not null,
  title_year integer,
  decision text not null default 'waiting' check (decision in ('waiting', 'withdrawn', 'refused', 'gone')),
  reason text,
  decided_by bigint references users on delete set null,
  decided_at timestamptz,
  withdrawal_id bigint references withdrawals,
  check ((decided_at is null) = (decision = 'waiting')),
  check ((withdrawal_id is not null) = (decision = 'withdrawn'))
);
comment on column takedown_items.address is 'As its sender gave it.';
comment on column takedown_items.decision is 'gone: it was deleted before anybody decided.';
create unique index takedown_items_once on takedown_items (notice_id, item_type, item_id);
create index takedown_items_item on takedown_items (item_type, item_id);
create index takedown_items_withdrawal on takedown_items (withdrawal_id);
create index takedown_items_by on takedown_items (decided_by);
create index takedown_items_decided on takedown_items (decided_at) where decided_at is not null;

create table takedown_messages (
  id bigint generated always as identity primary key,
  notice_id bigint not null references takedown_notices on delete cascade,
  is_by_staff boolean not null,
  user_id bigint references users on delete set null,
  body text not null,
  created_at timestamptz not null default now()
);
comment on table takedown_messages is 'What staff asked back, and what was answered; forgotten with the sender.';
create index takedown_messages_notice on takedown_messages (notice_id, id);
create index takedown_messages_user on takedown_messages (user_id);

create table counter_notices (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  withdrawal_id bigint not null references withdrawals,
  user_id bigint references users on delete set null,
  language text not null,
  status text not null default 'waiting' check (status in ('waiting', 'accepted', 'refused')),
  statement text not null,
  answerable_until timestamptz not null,
  created_at timestamptz not null default now(),
  decided_by bigint references users on delete set null,
  decided_at timestamptz,
  reason text,
  check ((decided_at is null) = (status = 'waiting'))
);
comment on column counter_notices.user_id is 'The account of its sender, where they were logged in.';
comment on column counter_notices.answerable_until is 'Until when the sender of the notice may answer: staff see it, and decide when they see fit.';
create unique index counter_notices_waiting on counter_notices (withdrawal_id) where status = 'waiting';
create index counter_notices_withdrawal on counter_notices (withdrawal_id, id);
create index counter_notices_user on counter_notices (user_id);
create index counter_notices_by on counter_notices (decided_by);
create index counter_notices_created on counter_notices (created_at);
create trigger counter_notices_version before update on counter_notices for each row
  when (old.version is distinct from new.version or old.status is distinct from new.status)
  execute function keep_version('status', 'decided_at');
create trigger counter_notices_versions_forget after delete on counter_notices referencing old table as old_rows
  for each statement execute function forget_versions();

create table takedown_people (
  id bigint generated always as identity primary key,
  notice_id bigint unique references takedown_notices on delete cascade,
  counter_notice_id bigint unique references counter_notices on delete cascade,
  name text not null,
  organisation text,
  on_behalf_of text,
  email text not null,
  postal_address text not null,
  signature text not null,
  created_at timestamptz not null default now(),
  check (num_nonnulls(notice_id, counter_notice_id) = 1)
);
comment on table takedown_people is 'Who sent a notice or an answer to one. Seen by those who decide, and by nobody else; deleted some time after the decision.';
create index takedown_people_email on takedown_people (lower(email), notice_id);

insert into role_permissions (role_id, permission)
select id, 'takedowns.update' from roles where key = 'moderator' on conflict do nothing;
