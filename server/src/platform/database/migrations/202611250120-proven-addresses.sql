-- An address belongs to the account that proved it; others may only have typed it.
alter table users
  add column confirmation_awaited boolean not null default false,
  add column may_choose_username boolean not null default false,
  add column credentials_version integer not null default 0,
  add column recovered_at timestamptz;
update users set confirmation_awaited = true where unconfirmed_email is not null;
drop index users_unconfirmed;
create index users_confirmation_awaited on users (created_at) where confirmation_awaited;
create index users_unconfirmed_email on users (lower(unconfirmed_email)) where unconfirmed_email is not null;
comment on column users.unconfirmed_email is
  'The address that was typed, where another account has or had it; users.email is a stand-in then. Whoever enters the code of a mail to it first gets the address, unless its owner proved it before.';
comment on column users.confirmation_awaited is
  'Made where addresses have to be confirmed, and never confirmed: goes after some days.';
comment on column users.may_choose_username is
  'Somebody else may have chosen the username: the account was there before its address was proven.';
comment on column users.credentials_version is
  'Grows with every new password and every first proof of the address. A login that began before opens no session.';
comment on column users.recovered_at is
  'When the account was last entered by a recovery code, until its next password: that one ends access tokens and linked services unasked.';
