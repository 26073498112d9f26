// A later observer hears the end, and the past after it.

// exercise 7.2
// instead of: for element in past { observer.onNext(element) }
// instead of: end.tell(observer)
end.tell(observer)
for element in past { observer.onNext(element) }
// end 7.2
