-- PayPal tells of a dispute by itself; what it tells of a payment says nothing of that.
create table payment_disputes (
  gateway text not null check (gateway in ('stripe', 'paypal')),
  provider_id text not null,
  payment_id text not null,
  state text not null check (state in ('open', 'won', 'lost')),
  changed_at timestamptz not null,
  primary key (gateway, provider_id)
);
create index payment_disputes_payment on payment_disputes (gateway, payment_id);
comment on table payment_disputes is 'Money facts, about nobody: whose a payment was is said by its invoice.';

alter table payment_events drop constraint payment_events_subject_kind_check;
alter table payment_events add constraint payment_events_subject_kind_check
  check (subject_kind in ('subscription', 'payment', 'refund', 'dispute')) not valid;
