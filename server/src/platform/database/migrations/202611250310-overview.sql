-- Since when reports of a kind wait, and how many accounts a day brought.
create index reports_waiting on reports (item_type, created_at);
create index users_created on users (created_at desc, id desc);
