-- What was begun to be paid, what providers said of it, and what was paid.
create table checkouts (
  id bigint generated always as identity primary key,
  key uuid not null unique default gen_random_uuid(),
  user_id bigint references users on delete set null,
  price_id bigint references prices on delete set null,
  gateway text not null check (gateway in ('stripe', 'paypal')),
  provider_id text,
  url text,
  subscription_id text,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  unique (gateway, provider_id)
);
create index checkouts_user on checkouts (user_id, created_at);
create index checkouts_price on checkouts (price_id);
create index checkouts_open on checkouts (created_at) where settled_at is null;
comment on column checkouts.key is 'The provider gives it back: it says whose a subscription is, and cannot be guessed.';
comment on column checkouts.user_id is 'Null: the account is gone, and nobody is to pay any more.';
comment on column checkouts.settled_at is 'It is paid or can be paid no more: nobody has to ask.';

create table payment_events (
  id bigint generated always as identity primary key,
  gateway text not null check (gateway in ('stripe', 'paypal')),
  event_id text not null,
  type text not null,
  subject_kind text check (subject_kind in ('subscription', 'payment')),
  subject_id text,
  body bytea not null,
  received_at timestamptz not null default now(),
  worked_at timestamptz,
  attempts integer not null default 0,
  problem text,
  unique (gateway, event_id),
  check ((subject_kind is null) = (subject_id is null))
);
create index payment_events_waiting on payment_events (id) where worked_at is null;
create index payment_events_received on payment_events (received_at);
comment on table payment_events is 'Webhooks as they came, byte by byte, before anything was done about them.';

create table invoices (
  id bigint generated always as identity primary key,
  user_id bigint references users on delete set null,
  gateway text not null check (gateway in ('stripe', 'paypal')),
  provider_id text not null,
  subscription_id text not null,
  number text not null,
  plan text not null,
  amount_minor bigint not null,
  tax_minor bigint not null default 0,
  refunded_minor bigint not null default 0,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  state text not null check (state in ('open', 'paid', 'uncollectible', 'void', 'refunded', 'disputed')),
  issued_at timestamptz not null,
  paid_at timestamptz,
  seen_turn bigint not null,
  unique (gateway, provider_id)
);
create index invoices_user on invoices (user_id, issued_at desc);
create index invoices_issued on invoices (issued_at desc, id desc);
comment on column invoices.user_id is 'Null: the account is gone. What was paid stays written down.';
comment on column invoices.plan is 'As it was called then.';
