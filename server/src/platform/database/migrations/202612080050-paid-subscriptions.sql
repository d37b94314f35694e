-- Subscriptions that a provider of payments has, and what the site knows there by which name.
alter table subscriptions
  add column provider_id text,
  add column state text not null default 'active',
  add column grace_until timestamptz,
  add column paid_by text,
  add column seen_turn bigint not null default 0,
  add constraint subscriptions_gateway_check check (gateway in ('none', 'stripe', 'paypal')),
  add constraint subscriptions_provider_check check ((gateway = 'none') = (provider_id is null)),
  add constraint subscriptions_state_check check (state in (
    'incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'unpaid', 'paused', 'canceled')),
  -- What the machine of the states says: an open payment, and nothing else, has a last moment of grace.
  add constraint subscriptions_grace_check check (
    ended_at is not null or (grace_until is not null) = (state in ('past_due', 'unpaid', 'paused')));
create unique index subscriptions_provider on subscriptions (gateway, provider_id) where provider_id is not null;
comment on column subscriptions.state is 'As its provider says; of a granted one always active.';
comment on column subscriptions.grace_until is 'A payment is open: rights hold no longer than this.';
comment on column subscriptions.seen_turn is 'Of when its provider was asked: what was asked for earlier does not write over what was asked for later.';
create sequence payment_turns;

create table provider_products (
  gateway text not null check (gateway in ('stripe', 'paypal')),
  realm text not null,
  product_id bigint not null references products on delete cascade,
  key uuid not null default gen_random_uuid(),
  provider_id text,
  primary key (product_id, gateway, realm)
);
comment on column provider_products.realm is 'Whose account at the provider, in test or not: names of one say nothing in another.';

create table provider_prices (
  id bigint generated always as identity primary key,
  gateway text not null check (gateway in ('stripe', 'paypal')),
  realm text not null,
  price_id bigint not null references prices on delete cascade,
  key uuid not null default gen_random_uuid(),
  provider_id text,
  amount_minor bigint not null check (amount_minor >= 0),
  currency text not null,
  interval text not null,
  interval_count integer not null,
  trial_days integer not null default 0,
  -- A price that changed is another one at the provider; who subscribed to the earlier one still means this.
  unique (price_id, gateway, realm, amount_minor, currency, interval, interval_count, trial_days)
);
create unique index provider_prices_of_provider on provider_prices (gateway, realm, provider_id) where provider_id is not null;

create table provider_customers (
  gateway text not null check (gateway in ('stripe', 'paypal')),
  realm text not null,
  user_id bigint not null references users on delete cascade,
  key uuid not null default gen_random_uuid(),
  provider_id text,
  primary key (user_id, gateway, realm)
);
create unique index provider_customers_of_provider on provider_customers (gateway, realm, provider_id) where provider_id is not null;
