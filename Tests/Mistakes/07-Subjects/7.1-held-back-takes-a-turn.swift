// An element that is held back enters the serializer, and nobody gives the turn back: the end of an AsyncSubject is never told if another thread sends it than the one that sent the first element.

// exercise 7.1
// instead of: guard passesElementsOn else { return nil }
// instead of: return machine.elementCame { slots in { self.tell(element, to: slots) } }
let delivery = machine.elementCame { slots in { self.tell(element, to: slots) } }
return passesElementsOn ? delivery : nil
// end 7.1
