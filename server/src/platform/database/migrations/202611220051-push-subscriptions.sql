create table push_keys (
  id smallint primary key default 1 check (id = 1),
  public_key text not null,
  private_key_encrypted text not null,
  created_at timestamptz not null default now()
);
comment on table push_keys is 'The site''s one pair of VAPID keys, made when first needed. Browsers subscribe to the public one, so it must not change.';

create table push_subscriptions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  session_id bigint references sessions on delete cascade,
  endpoint text not null unique check (length(endpoint) <= 2000),
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now()
);
create index push_subscriptions_user on push_subscriptions (user_id, created_at desc);
create index push_subscriptions_session on push_subscriptions (session_id);
comment on column push_subscriptions.session_id is 'Whoever logs out of a browser gets no more messages there.';
