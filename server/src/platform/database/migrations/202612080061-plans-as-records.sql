-- Plans are edited as other records are: with a version, and with the prices that each version offered.
alter table products
  add column version integer not null default 1,
  add column role_id bigint references roles on delete set null,
  add column trial_days integer not null default 0 check (trial_days between 0 and 730);
comment on column products.role_id is 'Whoever has the plan has the rights of this role, too.';
comment on column products.trial_days is 'Nothing is paid for so many days; zero where a plan is paid at once.';
create index products_role on products (role_id);

-- A price never changes: it is offered no more, and another one is made.
alter table prices add column retired_at timestamptz;
comment on column prices.retired_at is 'Since when nobody is offered it; who has it keeps it.';
alter table prices drop constraint prices_product_id_currency_interval_interval_count_key;
create unique index prices_offered on prices (product_id, currency, interval, interval_count) where retired_at is null;
create index subscriptions_open_of_price on subscriptions (product_id, price_id) where ended_at is null;

create function keep_product_version() returns trigger language plpgsql as $function$
begin
  new.version := old.version + 1;
  insert into record_versions (table_name, record_id, version, content)
    values ('products', old.id, old.version, jsonb_build_object(
      'name', old.name, 'description', old.description, 'is_hidden', old.is_hidden, 'is_free', old.is_free,
      'is_recommended', old.is_recommended, 'grants_premium', old.grants_premium, 'role_id', old.role_id,
      'role_name', (select r.name from roles r where r.id = old.role_id), 'trial_days', old.trial_days, 'features', old.features,
      'prices', coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'amount_minor', c.amount_minor,
          'currency', c.currency, 'interval', c.interval, 'interval_count', c.interval_count) order by c.amount_minor, c.id)
        from prices c where c.product_id = old.id and c.retired_at is null), '[]')))
    on conflict (table_name, record_id, version) do update set content = excluded.content;
  delete from record_versions
    where table_name = 'products' and record_id = old.id and version <= old.version - 20;
  return new;
end $function$;
comment on function keep_product_version() is 'Its prices lie beside a plan: its row is written before them.';

create trigger products_version before update on products for each row
  when (old.version is distinct from new.version
    or (old.name, old.description, old.is_hidden, old.is_free, old.is_recommended, old.grants_premium, old.role_id,
        old.trial_days, old.features)
      is distinct from
       (new.name, new.description, new.is_hidden, new.is_free, new.is_recommended, new.grants_premium, new.role_id,
        new.trial_days, new.features))
  execute function keep_product_version();
create trigger products_versions_forget after delete on products referencing old table as old_rows
  for each statement execute function forget_versions();
