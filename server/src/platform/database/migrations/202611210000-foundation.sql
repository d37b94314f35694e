-- Extensions, text normalisation, and what the platform itself keeps.
create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- Letters and digits only, lower case, no accents, one space between words: "Spider-Man" -> "spider man".
-- unaccent() is only STABLE because its dictionary could change; ours does not, so indexes may use this.
create function normalise_name(name text) returns text
  language sql immutable strict parallel safe
  as $$ select btrim(regexp_replace(lower(public.unaccent('public.unaccent', name)), '[^[:alnum:]]+', ' ', 'g')) $$;

create function touch_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;

create table settings (
  key text primary key,
  value jsonb not null,
  is_secret boolean not null default false,
  updated_at timestamptz not null default now()
);
comment on column settings.value is 'Secrets are stored as {"encrypted": "..."}, never in clear.';

create table localizations (
  language text primary key check (language ~ '^[a-z]{2}$'),
  name text not null,
  created_at timestamptz not null default now()
);
insert into localizations (language, name) values ('en', 'English'), ('fr', 'Français');

create table localization_lines (
  language text not null references localizations on delete cascade,
  key text not null,
  line text not null,
  updated_at timestamptz not null default now(),
  primary key (language, key)
);
comment on table localization_lines is 'Lines an administrator changed; everything else is the shipped line.';

create table outgoing_mails (
  id bigint generated always as identity primary key,
  to_address text not null,
  subject text not null,
  text_body text not null,
  html_body text,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed', 'kept')),
  error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index outgoing_mails_created on outgoing_mails (created_at desc, id desc);

create table throttles (
  key text primary key,
  hits integer not null default 0,
  resets_at timestamptz not null
);
create index throttles_resets_at on throttles (resets_at);
comment on table throttles is 'Counted attempts (logins by account and by address); keys are hashes, never addresses in clear.';
