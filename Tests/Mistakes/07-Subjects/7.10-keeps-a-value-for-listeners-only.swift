// A value is accepted only when somebody listens.

// exercise 7.10 in BehaviorRelay.swift
if subject.hasObservers { subject.onNext(event) }
// end 7.10
