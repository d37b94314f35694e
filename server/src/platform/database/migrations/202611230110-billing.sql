create table products (
  id bigint generated always as identity primary key,
  import_key text unique,
  name text not null check (length(name) between 1 and 100),
  description text,
  is_hidden boolean not null default false,
  is_free boolean not null default false,
  is_recommended boolean not null default false,
  grants_premium boolean not null default false,
  features text[] not null default '{}',
  position int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table products is 'The plans of the site. A hidden one is kept by who has it, and not offered any more.';
create trigger products_touch before update on products for each row execute function touch_updated_at();

create table prices (
  id bigint generated always as identity primary key,
  product_id bigint not null references products on delete cascade,
  amount numeric(12, 2) not null check (amount >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  interval text not null check (interval in ('day', 'month', 'year')),
  interval_count int not null default 1 check (interval_count between 1 and 1000),
  created_at timestamptz not null default now(),
  unique (product_id, currency, interval, interval_count),
  unique (id, product_id)
);
comment on column prices.amount is 'In whole units of the currency: 4.50 is four euros fifty.';

create table subscriptions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  product_id bigint not null,
  price_id bigint not null,
  gateway text not null default 'none',
  granted_by bigint references users on delete set null,
  starts_at timestamptz not null,
  current_period_end timestamptz not null,
  ends_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Who has a plan keeps it: a plan with subscriptions is hidden, not deleted.
  foreign key (price_id, product_id) references prices (id, product_id),
  check (current_period_end > starts_at)
);
comment on column subscriptions.gateway is 'Who collects the money: none for a subscription that the site granted.';
comment on column subscriptions.ends_at is 'Set once it is cancelled: its rights hold until then. Null while it renews.';
comment on column subscriptions.ended_at is 'Set when it is over for good; a row is kept as history from then on.';
create unique index subscriptions_one_open on subscriptions (user_id) where ended_at is null;
create index subscriptions_user on subscriptions (user_id);
create index subscriptions_price on subscriptions (price_id, product_id);
create index subscriptions_granted_by on subscriptions (granted_by);
create index subscriptions_due on subscriptions (current_period_end) where ended_at is null;
create trigger subscriptions_touch before update on subscriptions for each row execute function touch_updated_at();
