// Subscribes in the next turn of the queue, so there is no value yet when it is bound.

// exercise 16.6 in ControlProperty.swift
self.values = values.asObservable().subscribe(on: MainScheduler.asyncInstance)
self.valueSink = valueSink.asObserver()
// end 16.6
