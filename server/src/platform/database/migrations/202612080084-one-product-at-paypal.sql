-- PayPal lets nobody change to a plan of another product: all that a site sells there is under one.
create table provider_catalogs (
  gateway text not null check (gateway in ('stripe', 'paypal')),
  realm text not null,
  key uuid not null default gen_random_uuid(),
  provider_id text,
  primary key (gateway, realm)
);
comment on table provider_catalogs is 'The product under which a provider has all plans of the site, where they have to be under one.';

alter table provider_prices add column within text not null default '';
comment on column provider_prices.within is
  'The product of the provider that it is sold under, where that is not the usual one: for who has a plan of that product.';
delete from provider_prices where gateway = 'paypal' and provider_id is null;
update provider_prices p set within = o.provider_id
  from prices c
  join provider_products o on o.product_id = c.product_id
  where c.id = p.price_id and p.gateway = 'paypal' and o.gateway = p.gateway and o.realm = p.realm
    and o.provider_id is not null;
delete from provider_products where gateway = 'paypal';
do $$
declare kept text;
begin
  select conname into strict kept from pg_constraint where conrelid = 'provider_prices'::regclass and contype = 'u';
  execute format('alter table provider_prices drop constraint %I', kept);
end $$;
alter table provider_prices add unique (price_id, gateway, realm, amount_minor, currency, interval, interval_count, trial_days,
  begins_cheaper, within);
