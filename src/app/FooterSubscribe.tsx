import { subscribeForm } from '../content/en/subscribeForm';
import { forms } from '../domain/forms';
import { SubscribeForm } from '../forms/SubscribeForm/SubscribeForm';
import { subscribe } from '../services/subscribe';

/** The subscribe form as it stands in the footer of every page. */
export function FooterSubscribe() {
  return (
    <SubscribeForm
      labels={subscribeForm.labels}
      messages={subscribeForm.messages}
      action={forms.subscribe.path}
      send={subscribe}
      id="footer-subscribe"
    />
  );
}
