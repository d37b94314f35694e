-- What became of a price at a provider: closed there, or sold there anew under another name.
alter table provider_prices
  add column closed_at timestamptz,
  add column replaced_at timestamptz;
comment on column provider_prices.closed_at is 'Nobody can subscribe to it there any more; who has does.';
comment on column provider_prices.replaced_at is
  'What the provider holds under this name is another price, or gone: it is sold by another row. Who subscribed to it still means this price.';
do $$
declare kept text;
begin
  select conname into strict kept from pg_constraint where conrelid = 'provider_prices'::regclass and contype = 'u';
  execute format('alter table provider_prices drop constraint %I', kept);
end $$;
create unique index provider_prices_terms on provider_prices (price_id, gateway, realm, amount_minor, currency, interval,
  interval_count, trial_days, begins_cheaper, within) where replaced_at is null;
