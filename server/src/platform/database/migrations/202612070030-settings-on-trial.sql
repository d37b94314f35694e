-- A change of settings that could keep everybody out, until somebody says that it is to stay. There is one at most.
create table settings_trials (
  is_only boolean primary key default true check (is_only),
  keys text[] not null check (cardinality(keys) > 0),
  -- What the settings were, by key: secrets are among them.
  before_sealed text not null,
  ends_at timestamptz not null
);
