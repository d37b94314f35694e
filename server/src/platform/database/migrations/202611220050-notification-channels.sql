alter table notifications
  add column position bigint,
  add column is_listed boolean not null default true,
  add column delivered_at timestamptz;
update notifications set position = numbered.position
from (select id, row_number() over (order by created_at, id) as position from notifications) as numbered
where numbered.id = notifications.id;
alter table notifications
  alter column position set not null,
  alter column position add generated always as identity;
select setval(pg_get_serial_sequence('notifications', 'position'), (select coalesce(max(position), 0) + 1 from notifications), false);
comment on column notifications.position is 'Grows with every notification: the order of lists, and where a broken stream of events goes on.';
comment on column notifications.is_listed is 'False for one that its reader wants by mail or browser only; deleted some days after it was delivered.';

drop index notifications_user;
create unique index notifications_user on notifications (user_id, position desc);
drop index notifications_unread;
create index notifications_unread on notifications (user_id) where read_at is null and is_listed;
create index notifications_unlisted on notifications (created_at) where not is_listed;

create table notification_preferences (
  user_id bigint not null references users on delete cascade,
  type text not null,
  channels text[] not null check (channels <@ array['database', 'email', 'browser']),
  updated_at timestamptz not null default now(),
  primary key (user_id, type)
);
comment on table notification_preferences is 'Only what somebody chose; other types follow the defaults of the catalogue.';

alter table outgoing_mails add column headers jsonb not null default '{}';
