-- Trust is given by others than the account's owner, and counted for itself: whoever has the form of their account open is
-- not refused because somebody trusted them meanwhile.
create table account_trust (
  id bigint primary key references users (id) on delete cascade,
  version integer not null default 1
);
comment on table account_trust is 'How often trust was given to an account or taken from it, by its number. Whether it is trusted say its permissions.';
