-- For those who look after subscriptions: in the order of their beginnings and ends.
create index subscriptions_by_start on subscriptions (starts_at, id);
create index subscriptions_by_period_end on subscriptions (current_period_end, id);
