-- Members change what they pay one thing at a time, and read their invoices page by page.
create table payment_holds (
  user_id bigint primary key references users on delete cascade,
  token uuid not null,
  until timestamptz not null
);
comment on table payment_holds is 'Something is being changed at a provider for this account; a process that dies holds it no longer than `until`.';

drop index invoices_user;
create index invoices_user on invoices (user_id, issued_at desc, id desc);
