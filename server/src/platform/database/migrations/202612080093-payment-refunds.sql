-- Of a payment that went back in part PayPal does not say how much: each refund does.
create table payment_refunds (
  gateway text not null check (gateway in ('stripe', 'paypal')),
  provider_id text not null,
  payment_id text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  primary key (gateway, provider_id)
);
create index payment_refunds_payment on payment_refunds (gateway, payment_id);
comment on table payment_refunds is 'Money facts, about nobody: whose a payment was is said by its invoice.';

alter table payment_events drop constraint payment_events_subject_kind_check;
alter table payment_events add constraint payment_events_subject_kind_check
  check (subject_kind in ('subscription', 'payment', 'refund'));
