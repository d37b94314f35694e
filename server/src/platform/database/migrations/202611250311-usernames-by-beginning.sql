-- Members by the beginning of their username, in order, for those who manage them.
create index users_username_beginning on users (lower(username) collate "C");
