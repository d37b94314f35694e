-- What the editor of the appearance has changed and nobody has published yet: one for the whole site. Values by the key of
-- their setting, with what stood there when they were written, so that publishing takes nothing back that others did: in
-- the order of their parts, by which the two are compared.
create table appearance_draft (
  id smallint primary key default 1 check (id = 1),
  revision integer not null default 1 check (revision > 0),
  changes json not null default '{}',
  seen json not null default '{}',
  saved_by bigint references users (id) on delete set null,
  saved_at timestamptz not null default now()
);
comment on column appearance_draft.revision is 'Counts what was saved, published and discarded: whoever writes says which one was seen.';
create index appearance_draft_saved_by on appearance_draft (saved_by);
