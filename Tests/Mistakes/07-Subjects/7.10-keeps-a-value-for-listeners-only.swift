// A value is accepted only while there are observers.

// exercise 7.10 in BehaviorRelay.swift
if subject.hasObservers { subject.onNext(event) }
// end 7.10
