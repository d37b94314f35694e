-- Codes that make a plan cheaper for whoever pays it, and who used them.
create table coupons (
  id bigint generated always as identity primary key,
  key uuid not null unique default gen_random_uuid(),
  code text not null,
  code_read text not null unique,
  note text not null default '',
  percent_off integer check (percent_off between 1 and 100),
  amount_off_minor bigint check (amount_off_minor between 1 and 9007199254740991),
  currency text check (currency ~ '^[A-Z]{3}$'),
  duration text not null check (duration in ('once', 'months', 'forever')),
  months integer check (months between 1 and 36),
  product_ids bigint[],
  is_for_new boolean not null default false,
  most_redemptions integer check (most_redemptions > 0),
  expires_at timestamptz,
  archived_at timestamptz,
  created_by bigint references users on delete set null,
  created_at timestamptz not null default now(),
  check ((percent_off is null) <> (amount_off_minor is null)),
  check ((amount_off_minor is null) = (currency is null)),
  check ((duration = 'months') = (months is not null))
);
create index coupons_creator on coupons (created_by);
comment on column coupons.key is 'Its name at providers. What it takes off never changes, so that theirs does not have to.';
comment on column coupons.code_read is 'The code without dashes: however somebody types it.';
comment on column coupons.product_ids is 'Null: it is for every plan.';

create table coupon_redemptions (
  id bigint generated always as identity primary key,
  coupon_id bigint not null references coupons on delete cascade,
  user_id bigint references users on delete set null,
  checkout_id bigint references checkouts on delete set null,
  price_id bigint references prices on delete set null,
  off_minor bigint not null check (off_minor >= 0),
  held_at timestamptz not null default now(),
  redeemed_at timestamptz,
  unique (coupon_id, user_id)
);
create index coupon_redemptions_user on coupon_redemptions (user_id);
create index coupon_redemptions_checkout on coupon_redemptions (checkout_id);
create index coupon_redemptions_price on coupon_redemptions (price_id);
comment on column coupon_redemptions.redeemed_at is 'Null: a page is open on which it may be paid. Where nothing comes of it, the row goes.';
comment on column coupon_redemptions.off_minor is 'What it takes off each payment, in the currency of the price.';

alter table checkouts add column coupon_id bigint references coupons on delete set null;
create index checkouts_coupon on checkouts (coupon_id);
alter table subscriptions add column coupon_id bigint references coupons on delete set null,
  add column next_amount_minor bigint check (next_amount_minor >= 0);
create index subscriptions_coupon on subscriptions (coupon_id);
comment on column subscriptions.next_amount_minor is 'Where a coupon makes the next payment less than the price.';
alter table invoices add column discount_minor bigint not null default 0 check (discount_minor >= 0);

-- PayPal sells a price that begins with cheaper periods as a plan of its own.
alter table provider_prices add column begins_cheaper boolean not null default false;
alter table provider_prices drop constraint provider_prices_price_id_gateway_realm_amount_minor_currenc_key;
alter table provider_prices add unique (price_id, gateway, realm, amount_minor, currency, interval, interval_count, trial_days,
  begins_cheaper);
